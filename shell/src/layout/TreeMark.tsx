/** The product's logo, in the text color. */
export function TreeMark({ size = 32 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="currentColor" aria-hidden>
      <path d="M16 2.5c4 0 7 2.9 7 6.6 0 .6-.1 1.2-.2 1.7 2.6.9 4.5 3.2 4.5 6 0 3.6-3.100 6.400-6.900 6.400h-2.600v-3.100l3.700-3.700-1.500-1.500-2.200 2.200v-6.300h-2.600v8.800l-3.200-3.200-1.500 1.500 4.700 4.700v.6h-3.600c-3.800 0-6.900-2.800-6.900-6.400 0-2.800 1.900-5.100 4.500-6A6.300 6.300 0 0 1 9 9.100c0-3.700 3-6.600 7-6.600Z" />
      <path d="M15.200 23.200h2.600v6.300h-2.600z" opacity="0.75" />
    </svg>
  );
}
