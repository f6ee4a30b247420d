import { readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * What the build left for browsers, by the paths under which it is served: what is a file is known by the file, since
 * `/criar/cracha.webp` is one and `/criar/cracha.png` would be a page that says 404.
 * @param folder of the built files; null while Vite serves them, and none is known
 */
export function builtFiles(folder: string | null): (path: string) => boolean {
  const entries = folder === null ? [] : readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(
        (entry) => `/${path.relative(folder ?? '', path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`,
      ),
  )
  return (asked) => paths.has(asked)
}
