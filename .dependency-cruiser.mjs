/** The import rules of the house (docs: CONTRIBUTING.md, "Who may import whom"). No exceptions list. */
const inside = (folder) => `^src/${folder}/`

/** Features built upon others, whose components and texts they use as well. */
const BUILT_ON = {
  variants: ['downloads'],
  creations: ['downloads', 'variants'],
  classroom: ['downloads', 'variants'],
}
const LAYERED = Object.keys(BUILT_ON).join('|')
const PUBLIC_FILE = '/(service\\.server|rules|schema)\\.ts$|\\.rules\\.ts$'

export default {
  forbidden: [
    { name: 'no-cycles', comment: 'Types included.', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\.\\/\\+types|\\.\\.\\/.*\\+types|.*\\+types\\/)' },
    },
    {
      name: 'platform-stands-alone',
      severity: 'error',
      from: { path: inside('platform') },
      to: { path: '^src/(?!platform/)' },
    },
    {
      name: 'product-imports-platform-alone',
      severity: 'error',
      from: { path: inside('product') },
      to: { path: '^src/(?!product/|platform/)' },
    },
    { name: 'ui-stands-alone', severity: 'error', from: { path: inside('ui') }, to: { path: '^src/(?!ui/)' } },
    {
      name: 'brand-imports-ui-alone',
      severity: 'error',
      from: { path: inside('brand') },
      to: { path: '^src/(?!brand/|ui/)' },
    },
    {
      name: 'features-below-web-and-http',
      severity: 'error',
      from: { path: inside('features') },
      to: { path: '^src/(web/|http/|start/|main\\.ts)' },
    },
    {
      name: 'web-below-http',
      severity: 'error',
      from: { path: inside('web'), pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/(http/|start/|main\\.ts)' },
    },
    {
      name: 'http-below-start',
      severity: 'error',
      from: { path: inside('http') },
      to: { path: '^src/(start/|main\\.ts)' },
    },
    { name: 'start-below-main', severity: 'error', from: { path: inside('start') }, to: { path: '^src/main\\.ts' } },
    {
      name: 'sheets-stand-alone',
      severity: 'error',
      from: { path: '^sheets/' },
      to: { path: '^(src|content|sandbox)/' },
    },
    {
      name: 'studio-below-page',
      comment: 'Pictures know no sheet: any kind may ask for one.',
      severity: 'error',
      from: { path: '^sheets/studio/', pathNot: '\\.test\\.ts$' },
      to: { path: '^sheets/(?!studio/|scene/|lettering/|pictures/)' },
    },
    {
      name: 'content-loads-no-drawings',
      comment: 'Every start of the site reads the content; code that draws, and its art, are 4 MB.',
      severity: 'error',
      from: { path: '^content/', pathNot: '^content/(rules/|drawings\\.ts)|\\.test\\.ts$' },
      to: { path: '^sheets/(?!pictures/records/|kinds/[^/]+/names\\.ts)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-import-public-files',
      comment: "A feature may import another's service, rules or schema only.",
      severity: 'error',
      from: { path: `^src/features/(?!(?:${LAYERED})/)([^/]+)/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/features/(?!$1/)[^/]+/', pathNot: PUBLIC_FILE },
    },
    ...Object.entries(BUILT_ON).map(([feature, below]) => ({
      name: `${feature}-import-public-files-and-what-they-are-built-on`,
      severity: 'error',
      from: { path: `^src/features/${feature}/`, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: `^src/features/(?!${feature}/)`,
        pathNot: `${PUBLIC_FILE}|^src/features/(?:${below.join('|')})/.*(?:components/|texts\\.ts$)`,
      },
    })),
    {
      name: 'payments-never-back',
      severity: 'error',
      from: { path: '^src/features/payments/' },
      to: { path: '^src/features/subscriptions/' },
    },
    {
      name: 'rules-and-schema-are-pure',
      severity: 'error',
      from: { path: '^src/features/.*/(rules|schema|texts)\\.ts$' },
      to: {
        path: '\\.server\\.tsx?$|^(node:)?(fs|net|http|https|child_process|crypto)$|node_modules/(pg|kysely|@aws-sdk|nodemailer|pg-boss)/',
      },
    },
    {
      name: 'no-server-code-in-the-browser',
      severity: 'error',
      from: {
        path: '^src/(ui|brand|product|platform/browser|web/(client|shell|document)|features/.*/components)/',
        pathNot: '\\.server\\.tsx?$|\\.test\\.tsx?$',
      },
      to: {
        path: '\\.server\\.tsx?$|^src/platform/(db|storage|mail|jobs|config|log|metrics|processes|backup)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-data-runs-sql',
      severity: 'error',
      from: { path: '^src/(features|http|web)/', pathNot: '(data\\.server(\\.test)?\\.ts|\\.test\\.ts)$' },
      to: { path: 'node_modules/(pg|kysely)/' },
    },
    {
      name: 'embedded-postgres-is-outside',
      severity: 'error',
      from: { path: '^embedded-postgres/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|sandbox|sheets|content)/' },
    },
    { name: 'sandbox-is-outside', severity: 'error', from: { path: '^sandbox/' }, to: { path: '^src/' } },
    {
      name: 'sandbox-is-started-in-one-place',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/start/sandboxes\\.ts$|\\.test\\.tsx?$' },
      to: { path: '^sandbox/' },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '\\.test\\.tsx?$|^tests/' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^build/|\\.react-router/)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
