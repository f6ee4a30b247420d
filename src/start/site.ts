import type { Config } from '../platform/config-values.ts'
import type { Site } from '../web/site.ts'
import type { Infrastructure } from './infrastructure.ts'

/** Facts of the installation for pages and mails. */
export function siteOf(config: Config, { sandboxUrl, publicKey }: Infrastructure['provider']): Site {
  return {
    name: config.siteName,
    origin: config.siteOrigin,
    demo: config.appEnv === 'demo',
    links: { suggestionForm: config.suggestionFormUrl, supportChat: config.supportChatUrl },
    seller: config.seller,
    privacyOfficer: config.privacyOfficer,
    payments: {
      panelUrl: config.mercadoPagoPanelUrl,
      sandboxUrl,
      cardForm: publicKey ? { publicKey, script: cardFormScript(sandboxUrl) } : null,
    },
  }
}

/** Origin of the provider's card form. */
const cardFormScript = (sandboxUrl: string | null) => `${sandboxUrl ?? 'https://sdk.mercadopago.com'}/js/v2`
