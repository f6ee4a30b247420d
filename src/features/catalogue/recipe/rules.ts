/**
 * An instruction for those who read or hear it apart from its page: `{letra|indicadas}` names what each page asks for, and
 * becomes the word that is true of them all.
 */
export const readableInstruction = (sentence: string): string =>
  sentence.replace(/ ?\{\w+(?:\|([^}]*))?\}/g, (_, word: string | undefined) => (word ? ` ${word}` : ''))
