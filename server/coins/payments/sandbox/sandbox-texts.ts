import type { Choice, SandboxState } from './sandbox-state'

/** What stands on the checkout pages of local mode. */
export interface SandboxTexts {
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly note: string
  readonly total: string
  readonly bank: string
  readonly card: string
  readonly keep: string
  readonly saved: string
  readonly noCard: string
  readonly what: string
  readonly toBank: string
  readonly toBankNote: string
  readonly back: string
  readonly over: string
  readonly notFound: string
  readonly notFoundNote: string
  readonly choices: Readonly<Record<Choice, string>>
  readonly hints: Readonly<Record<Choice, string>>
  readonly states: Readonly<Record<SandboxState, string>>
}

const english: SandboxTexts = {
  locale: 'en',
  direction: 'ltr',
  note: 'This page only plays a payment service: no money moves, and nothing leaves this machine.',
  total: 'To pay',
  bank: 'Your bank',
  card: 'Test card',
  keep: 'Keep this card for next time',
  saved: 'saved',
  noCard: 'There is nothing to type: the cards are pretend ones.',
  what: 'What shall happen?',
  toBank: 'Continue to the bank',
  toBankNote: 'The bank asks for a confirmation on a page of its own.',
  back: 'Back to the shop',
  over: 'Result',
  notFound: 'There is no such payment',
  notFoundNote: 'The address is wrong, or its time is over. Begin again in the shop.',
  choices: {
    pay: 'Pay',
    fail: 'Fail',
    cancel: 'Cancel',
    pending: 'Leave pending',
    later: 'Pay later',
    dispute: 'Charge back',
  },
  hints: {
    pay: 'The payment goes through.',
    fail: 'The payment is declined.',
    cancel: 'You change your mind.',
    pending: 'Nothing is decided yet.',
    later: 'It is confirmed by itself in a few seconds.',
    dispute: 'The bank takes the money back.',
  },
  states: {
    open: 'Not decided yet',
    pending: 'Pending',
    later: 'Will be confirmed in a few seconds',
    paid: 'Paid',
    declined: 'Declined',
    cancelled: 'Cancelled',
    disputed: 'Charged back',
  },
}

const arabic: SandboxTexts = {
  locale: 'ar',
  direction: 'rtl',
  note: 'هذه الصفحة تمثّل خدمة دفع فقط: لا تنتقل أي أموال ولا يخرج شيء من هذا الجهاز.',
  total: 'المبلغ المطلوب',
  bank: 'مصرفك',
  card: 'بطاقة تجريبية',
  keep: 'احفظ هذه البطاقة للمرة القادمة',
  saved: 'محفوظة',
  noCard: 'لا حاجة إلى كتابة أي شيء: البطاقات هنا تجريبية.',
  what: 'ماذا يحدث الآن؟',
  toBank: 'المتابعة إلى المصرف',
  toBankNote: 'يطلب المصرف التأكيد في صفحة خاصة به.',
  back: 'العودة إلى المتجر',
  over: 'النتيجة',
  notFound: 'لا توجد دفعة كهذه',
  notFoundNote: 'العنوان غير صحيح أو انتهت مدته. ابدأ من جديد في المتجر.',
  choices: {
    pay: 'ادفع',
    fail: 'إفشال الدفع',
    cancel: 'إلغاء',
    pending: 'اتركها معلّقة',
    later: 'ادفع لاحقًا',
    dispute: 'استرداد عبر المصرف',
  },
  hints: {
    pay: 'تتم عملية الدفع.',
    fail: 'تُرفض عملية الدفع.',
    cancel: 'تغيّر رأيك.',
    pending: 'لم يُحسم شيء بعد.',
    later: 'تتأكد من تلقاء نفسها بعد ثوانٍ قليلة.',
    dispute: 'يسترجع المصرف المبلغ.',
  },
  states: {
    open: 'لم تُحسم بعد',
    pending: 'معلّقة',
    later: 'تتأكد بعد ثوانٍ قليلة',
    paid: 'مدفوعة',
    declined: 'مرفوضة',
    cancelled: 'ملغاة',
    disputed: 'استردّها المصرف',
  },
}

/** By the language that the order was placed in. */
export const textsFor = (locale: string): SandboxTexts => (/^ar\b/i.test(locale) ? arabic : english)
