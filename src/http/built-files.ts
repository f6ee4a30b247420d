import { readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Files of the build for browsers, by their paths: a file is recognised by its existence, since `/criar/cracha.webp` is
 * one and `/criar/cracha.png` would be a 404 page.
 * @param folder of the built files; null while Vite serves them: then no path counts as a file
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
