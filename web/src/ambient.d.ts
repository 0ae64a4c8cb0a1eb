/// <reference types="svelte" />

// Modules that the plugins make.
declare module 'messages:*' {
  /** All Fluent sources of one language, one after the other. */
  const source: string;
  export default source;
}

declare module 'glyphs:addresses' {
  /** Where each set of glyphs is fetched from: `interface`, and one for each game. */
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}
