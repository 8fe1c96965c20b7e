import { LANGUAGES, type Language } from '../domain/kernel/language'

/** What short messages of a language are made of, in small letters; `common` tells languages of one alphabet apart. */
interface Phrases {
  readonly common: string
  readonly greetings: string
  readonly thanks: string
}

const phrases: Readonly<Record<Language, Phrases>> = {
  ar: { common: '', greetings: 'مرحبا مرحبًا أهلا أهلًا السلام هلا', thanks: 'شكرا شكرًا مشكور' },
  da: {
    common: 'hvordan hvad jeg ikke det er du går godt hvor kan mig dig og også hedder',
    greetings: 'hej goddag halløj',
    thanks: 'tak',
  },
  de: {
    common: 'wie was ich nicht das ist du geht gut wo kann mich dich dir und auch es heißt bist',
    greetings: 'hallo servus moin tag morgen',
    thanks: 'danke',
  },
  en: {
    common: 'how what i not the is you are good where can me and my to do your name',
    greetings: 'hello hi hey morning',
    thanks: 'thanks thank thx',
  },
  es: {
    common: 'cómo como qué que yo no el es tú estás estas bien dónde puedo y muy llamas',
    greetings: 'hola buenos buenas',
    thanks: 'gracias',
  },
  fr: {
    common: 'comment quoi je pas le est tu vas ça va bien où et très vous suis moi appelles',
    greetings: 'bonjour salut coucou bonsoir',
    thanks: 'merci',
  },
  he: { common: '', greetings: 'שלום היי', thanks: 'תודה' },
  hi: { common: '', greetings: 'नमस्ते हैलो', thanks: 'धन्यवाद शुक्रिया' },
  id: {
    common: 'apa kabar saya aku tidak nggak ini itu kamu baik mana bisa dan juga gimana siapa',
    greetings: 'halo hai',
    thanks: 'terima makasih',
  },
  it: {
    common: 'come cosa io non il è tu stai bene dove posso e molto sono ti chiami',
    greetings: 'ciao buongiorno salve',
    thanks: 'grazie',
  },
  ja: { common: '', greetings: 'こんにちは こんばんは おはよう', thanks: 'ありがとう' },
  ko: { common: '', greetings: '안녕 안녕하세요', thanks: '고마워 고마워요 감사합니다' },
  ms: {
    common: 'apa khabar saya awak tidak tak ini itu baik mana boleh dan juga macam siapa',
    greetings: 'hai helo',
    thanks: 'terima',
  },
  nl: {
    common: 'hoe wat ik niet het is jij je gaat goed waar kan mij en ook met heet',
    greetings: 'hallo hoi dag',
    thanks: 'bedankt dank dankjewel',
  },
  no: {
    common: 'hvordan hva jeg ikke det er du går bra hvor kan meg deg og også heter',
    greetings: 'hei hallo heisann',
    thanks: 'takk',
  },
  pt: {
    common: 'como que eu não o é você tudo bem onde posso e muito está chama',
    greetings: 'olá oi',
    thanks: 'obrigado obrigada valeu',
  },
  ru: { common: '', greetings: 'привет здравствуй здравствуйте', thanks: 'спасибо' },
  sv: {
    common: 'hur vad jag inte det är du mår bra var kan mig dig och också heter',
    greetings: 'hej hallå tjena',
    thanks: 'tack',
  },
  th: { common: '', greetings: 'สวัสดี', thanks: 'ขอบคุณ' },
  tr: {
    common: 'nasılsın ne ben değil bu sen iyi iyiyim nerede ve çok var mı adın',
    greetings: 'merhaba selam',
    thanks: 'teşekkürler teşekkür sağol',
  },
  ur: { common: '', greetings: 'سلام ہیلو', thanks: 'شکریہ' },
  vi: { common: 'bạn khỏe tôi không là xin tên gì', greetings: 'chào chao', thanks: 'cảm ơn' },
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' ').filter((word) => word !== ''))

/** What each language says to greet, and to thank. */
export const greetings: ReadonlySet<string> = new Set(LANGUAGES.flatMap((one) => [...words(phrases[one].greetings)]))
export const thanks: ReadonlySet<string> = new Set(LANGUAGES.flatMap((one) => [...words(phrases[one].thanks)]))

const known = new Map(
  LANGUAGES.map((language) => {
    const { common, ...said } = phrases[language]
    return [language, words([common, said.greetings, said.thanks].join(' '))]
  }),
)

/** How many words of a message are those of a language. */
export const countKnown = (language: Language, said: readonly string[]): number =>
  said.filter((word) => known.get(language)?.has(word) === true).length

/** The words of a message, in small letters. */
export const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
