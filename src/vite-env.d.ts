declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router'

  const build: ServerBuild
  export = build
}

declare module '*?inline-program' {
  /** The compiled program, for a script element. */
  const program: string
  export default program
}
