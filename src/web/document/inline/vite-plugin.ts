import { build, type Plugin, type Rolldown } from 'vite'

/** Suffix of an import that returns the module and all its imports as the text of a program, instead of its exports. */
const MARK = '?inline-program'

/**
 * Compiles the inline programs of the page: TypeScript like all other code, checked and tested as such, in the page as
 * one minified text.
 */
export function inlinePrograms(): Plugin {
  return {
    name: 'inline-programs',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(MARK)) return null
      const { code, moduleIds } = await compile(id.slice(0, -MARK.length))
      for (const file of moduleIds) this.addWatchFile(file)
      return `export default ${JSON.stringify(code.trim())}`
    },
  }
}

async function compile(entry: string): Promise<Rolldown.OutputChunk> {
  const built = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const [chunk] = chunks
  if (chunk?.type !== 'chunk' || chunks.length > 1) throw new Error(`${entry} is more than one program`)
  return chunk
}
