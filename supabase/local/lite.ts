/**
 * Loads @supabase/lite, which exists as ES modules alone. supabase-js, which it brings along, warns
 * about Node 20; this product supports it, so the warning is left out.
 */
export async function loadLite() {
  process.env['LITE_TELEMETRY'] ??= '0';
  const { warn } = console;
  console.warn = () => undefined;
  try {
    const [core, embedded, postgres] = await Promise.all([
      import('@supabase/lite'),
      import('@supabase/lite/pglite'),
      import('@supabase/lite/postgres'),
    ]);
    return { ...core, ...embedded, ...postgres };
  } finally {
    console.warn = warn;
  }
}
