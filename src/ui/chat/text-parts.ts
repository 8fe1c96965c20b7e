/** A stretch of a message: plain words, or an address that can be opened. */
export type TextPart = { readonly _tag: 'Words' | 'Address'; readonly text: string }

const ADDRESS = /https?:\/\/[^\s<>"']+/giu
/** A full stop or bracket behind an address belongs to the sentence. */
const TRAILING = /[.,;:!?)\]}…،؛؟]+$/u
/** In parts: `\p{RGI_Emoji}` says the same, and takes a weak phone a second to read before the first conversation is drawn. */
const EMOJI = [
  String.raw`\p{Regional_Indicator}{2}`,
  String.raw`[#*\d]\uFE0F\u20E3`,
  String.raw`(?:\p{Extended_Pictographic}\uFE0F|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}|(?!\p{Regional_Indicator})\p{Emoji_Presentation})(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)*[\u{E0020}-\u{E007F}]*`,
].join('|')
const FEW_EMOJI = new RegExp(`^(?:${EMOJI}){1,3}$`, 'u')

const words = (text: string): readonly TextPart[] => (text === '' ? [] : [{ _tag: 'Words', text }])

/** Cuts a message into words and addresses (http and https only). */
export const textParts = (text: string): readonly TextPart[] => {
  const parts: TextPart[] = []
  let done = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(TRAILING, '')
    if (!URL.canParse(address)) continue
    parts.push(...words(text.slice(done, index)), { _tag: 'Address', text: address })
    done = index + address.length
  }
  return [...parts, ...words(text.slice(done))]
}

/** One to three emoji and nothing else: they are drawn large. */
export const isFewEmoji = (text: string): boolean => FEW_EMOJI.test(text.replaceAll(/\s/g, ''))
