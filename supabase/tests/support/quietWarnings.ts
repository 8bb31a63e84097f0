// supabase-js warns about Node 20 in every test file; this product supports it.
const { warn } = console;
console.warn = (...parts: unknown[]) => {
  if (!String(parts[0]).includes('Node.js 20 and below')) warn(...parts);
};
