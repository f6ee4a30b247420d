import cursive from '../../../ui/fonts/playwrite-br-subset.woff2?url'

/** Preloads the cursive of the welcome word, which is only drawn where the page beside the form shows. */
export const welcomeFont = () => [
  {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href: cursive,
    crossOrigin: 'anonymous' as const,
    media: '(min-width: 64rem)',
  },
]
