/** Kinds that are drawn alike at every level and for every seed: what they say is written, not chosen. */
export const FIXED_KINDS: readonly string[] = ['guia-do-conjunto', 'guia-das-silabas']
