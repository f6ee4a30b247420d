/** Browsers fetch the art of few pictures at a time: each table in parts, chosen by the picture's id. */
export const ART_PARTS = 8

export const artPartOf = (id: string): number =>
  [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % ART_PARTS
