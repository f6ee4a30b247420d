/** The built product, from the project's folder. */
export const PROGRAM = 'build/server/index.js'

/**
 * How Node keeps house for it (docs/adr/0029). On a large machine V8 takes 128 MB for new objects alone; with a smaller
 * heap it tidies up before it asks for more. What the product holds for good is some 50 MB.
 */
export const NODE_FLAGS = ['--max-semi-space-size=16', '--max-old-space-size=1024']

/** Memory that threads gave back is used again by others, instead of staying with each of them. */
export const ENVIRONMENT = { MALLOC_ARENA_MAX: '2' }
