/** The site's client at the local provider. No secret: the provider answers this machine only. */
export const LOCAL_CLIENT = { clientId: 'site-local', clientSecret: 'segredo-local' } as const
