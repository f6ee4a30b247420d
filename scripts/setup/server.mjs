import path from 'node:path'
import { root } from './root.mjs'

/** The built product, from the project's folder. */
export const PROGRAM = 'build/server/index.js'

/**
 * Heap limits of Node (docs/adr/0029). On a large machine V8 takes 128 MB for new objects alone; with a smaller heap it
 * collects garbage before it asks for more. The product's permanent data are some 50 MB.
 */
export const NODE_FLAGS = ['--max-semi-space-size=16', '--max-old-space-size=1024']

/** Threads share released memory, instead of keeping an arena each. */
export const ENVIRONMENT = { MALLOC_ARENA_MAX: '2' }

/**
 * Node's compile cache: it saves a fifth of a start that finds everything done, and a third of the tests that start
 * threads and processes.
 */
export const NODE_COMPILE_CACHE = path.join(root, 'node_modules/.cache/compiled')
