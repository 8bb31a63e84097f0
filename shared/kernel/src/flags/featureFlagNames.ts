/** What every flag is taken for while flags cannot be loaded. */
export const flagDefaults = {
  advanced_service_request: true,
  vendor_matching: true,
  media_analysis: true,
  messaging: true,
  vendor_dashboard: true,
  vendor_priority: true,
  performance_monitoring: true,
  error_reporting: true,
  video_upload: false,
  multi_tree_analysis: false,
  vendor_calendar: false,
  payment_processing: false,
  debug_tools: false,
} as const satisfies Record<string, boolean>;

/** Name of a feature flag. */
export type FeatureFlagName = keyof typeof flagDefaults;
