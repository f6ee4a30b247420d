import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import ts from 'typescript'

const ROOT = resolve(import.meta.dirname, '../../..')

/** Folders whose code runs in the product, on the server or in a browser. */
const FOLDERS = '{src,sheets,content,embedded-postgres}/**/*.{ts,tsx}'

/** Modules that compile text to code. */
const COMPILERS: ReadonlySet<string> = new Set(['vm', 'node:vm'])
/** Programs that read a line of text as commands. */
const SHELL = /^(?:\/(?:usr\/)?bin\/)?(?:sh|bash|dash|cmd(?:\.exe)?|powershell(?:\.exe)?)$/
/** Of node:child_process: these take a line for a shell, where the others take a program and its arguments. */
const SHELL_CALLS: ReadonlySet<string> = new Set(['exec', 'execSync'])

let parsed: Promise<readonly ts.SourceFile[]> | undefined

/** Every source of the product but its tests, parsed once. */
export function ownSources(): Promise<readonly ts.SourceFile[]> {
  parsed ??= Array.fromAsync(glob(FOLDERS, { cwd: ROOT })).then((files) =>
    files
      .filter((file) => !/\.test\.tsx?$|\.gen\.ts$/.test(file))
      .toSorted()
      .map((file) => ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true)),
  )
  return parsed
}

/** Calls `look` with each node of a tree. */
export function walk(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node)
  ts.forEachChild(node, (child) => walk(child, look))
}

/** The file and line of a node: `src/main.ts:12`. */
export function placeOf(node: ts.Node): string {
  const tree = node.getSourceFile()
  return `${tree.fileName}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
}

/** Every kind of {@link dangerOf} in a source, in its order. */
export function dangersIn(source: string | ts.SourceFile): string[] {
  const tree =
    typeof source === 'string' ? ts.createSourceFile('text.tsx', source, ts.ScriptTarget.Latest, true) : source
  const kinds: string[] = []
  walk(tree, (node) => {
    const kind = dangerOf(node)
    if (kind !== null) kinds.push(kind)
  })
  return kinds
}

/** Danger of one node that handles others' text: `code`, `shell`, `sql` or `markup`, or null. */
function dangerOf(node: ts.Node): string | null {
  if (
    ts.isImportDeclaration(node) &&
    ts.isStringLiteral(node.moduleSpecifier) &&
    COMPILERS.has(node.moduleSpecifier.text)
  )
    return 'code'
  if (ts.isImportSpecifier(node) && SHELL_CALLS.has((node.propertyName ?? node.name).text)) return 'shell'
  if (ts.isJsxAttribute(node) && node.name.getText() === 'dangerouslySetInnerHTML') return 'markup'
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'shell') return 'shell'
  if (ts.isStringLiteralLike(node) && SHELL.test(node.text)) return 'shell'
  if (ts.isBinaryExpression(node) && /\.(?:inner|outer)HTML$/.test(node.left.getText())) return 'markup'
  if (!(ts.isCallExpression(node) || ts.isNewExpression(node))) return null
  const callee = node.expression
  const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText()
  const [first] = node.arguments ?? []
  if (name === 'eval' || name === 'Function') return 'code'
  // A text in place of a function is compiled.
  if ((name === 'setTimeout' || name === 'setInterval') && first && ts.isStringLiteralLike(first)) return 'code'
  if (callee.getText() === 'sql.raw') return 'sql'
  // The driver's own call: a statement that is put together holds words in the place of parameters.
  if (name === 'query' && first && (ts.isTemplateExpression(first) || ts.isBinaryExpression(first))) return 'sql'
  return null
}
