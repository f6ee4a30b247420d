/** Browsers fetch the art of few pictures at a time: each table in parts, of which a picture's id says its own. */
export const ART_PARTS = 8

export const artPartOf = (id: string): number =>
  [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % ART_PARTS
