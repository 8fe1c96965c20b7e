const words = 'src|href|script|img|video|audio|iframe|style|body|frameset|frame'
const markup = new RegExp(`<[^<>]*(?:${words})[^<>]*>`, 'gi')

/** Markup in names and chat texts turns into asterisks (@rule PROF-11, CHAT-34). */
export const withoutMarkup = (text: string): string => text.replace(markup, '***')
