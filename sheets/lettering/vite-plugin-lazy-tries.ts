import type { Plugin } from 'vite'

const MODULE = /\/unicode-trie\/index\.js$/
const EXPORT = 'module.exports = UnicodeTrie;'

/** Unpacks its table when a character is first looked up. */
const LAZY = `
class LazyTrie {
  constructor(packed) { this.packed = packed }
  get(codePoint) {
    this.trie ??= new UnicodeTrie(this.packed)
    return this.trie.get(codePoint)
  }
}
module.exports = LazyTrie;`

/**
 * fontkit unpacks the tables of four families of scripts, twice each, before it reads its first font, and Portuguese needs
 * one of them: a fourth of the time that its module takes to load.
 */
export function lazyTries(): Plugin {
  return {
    name: 'lazy-tries',
    enforce: 'pre',
    transform(code, id) {
      if (!MODULE.test(id.split('?')[0] ?? '')) return null
      if (!code.includes(EXPORT)) this.error('unicode-trie is not written as it was')
      return { code: code.replace(EXPORT, LAZY), map: null }
    },
  }
}
