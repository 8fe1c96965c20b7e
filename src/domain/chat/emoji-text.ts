const image = /<img\b[^<>]*?\balt=(?:"([^"<>]*)"|'([^'<>]*)')[^<>]*>/gi

/** Emoji that were brought along as images become what they stand for: their alternative text (@rule CHAT-65). */
export const imagesAsText = (text: string): string =>
  text.replace(image, (_image, quoted: string | undefined, other: string | undefined) => quoted ?? other ?? '')
