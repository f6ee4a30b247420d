/** Kinds with the same drawing at every level and for every seed: their content is written, not chosen. */
export const FIXED_KINDS: readonly string[] = ['guia-do-conjunto', 'guia-das-silabas']
