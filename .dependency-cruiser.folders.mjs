import files from './.dependency-cruiser.mjs'

/**
 * No circle between the folders of these. Apart from the other rules, because tests and their factories, which may import
 * anything, would close circles that the product does not have.
 */
const PARENTS = ['src/features', 'src/http', 'src/web', 'sheets']

export default {
  forbidden: PARENTS.map((parent) => ({
    name: `no-circle-between-folders-of-${parent.replace('/', '-')}`,
    severity: 'error',
    scope: 'folder',
    from: { path: `^${parent}/[^/]+$` },
    to: { circular: true, path: `^${parent}/[^/]+$` },
  })),
  options: { ...files.options, exclude: { path: '(^build/|\\.react-router/|\\.test\\.tsx?$|^tests/)' } },
}
