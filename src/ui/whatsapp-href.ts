/** Opens WhatsApp, on the phone or on the web, with a message ready to send. */
export const whatsAppHref = (message: string): string => `https://wa.me/?text=${encodeURIComponent(message)}`
