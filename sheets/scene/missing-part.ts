/**
 * Drawing needs a part that this home has not loaded yet (the art of some pictures, a font). Who draws in a browser waits
 * for `load` and draws again: drawing is pure. Never thrown in Node, where everything is there.
 */
export class MissingPart extends Error {
  readonly load: () => Promise<void>

  constructor(part: string, load: () => Promise<void>) {
    super(`not loaded yet: ${part}`)
    this.name = 'MissingPart'
    this.load = load
  }
}
