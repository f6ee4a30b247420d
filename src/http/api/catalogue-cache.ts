/** The catalogue is the same for everybody, and a minute old at most (rule: popular activities). */
export const CATALOGUE_CACHE = { 'cache-control': 'public, max-age=60' }
