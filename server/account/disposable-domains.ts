/**
 * Well-known services that hand out throwaway addresses. Short on purpose: a deployment brings its own list
 * (`DISPOSABLE_DOMAINS`), which then counts instead of this one.
 */
export const disposableDomains: readonly string[] = [
  '10minutemail.com',
  '20minutemail.com',
  '33mail.com',
  'burnermail.io',
  'dispostable.com',
  'dropmail.me',
  'emailondeck.com',
  'fakeinbox.com',
  'getairmail.com',
  'getnada.com',
  'grr.la',
  'guerrillamail.biz',
  'guerrillamail.com',
  'guerrillamail.de',
  'guerrillamail.net',
  'guerrillamail.org',
  'guerrillamailblock.com',
  'mailcatch.com',
  'maildrop.cc',
  'mailinator.com',
  'mailnesia.com',
  'mailpoof.com',
  'mintemail.com',
  'moakt.com',
  'mohmal.com',
  'mytemp.email',
  'sharklasers.com',
  'spam4.me',
  'spamgourmet.com',
  'temp-mail.io',
  'temp-mail.org',
  'tempail.com',
  'tempmail.plus',
  'tempr.email',
  'throwawaymail.com',
  'trashmail.com',
  'trashmail.de',
  'yopmail.com',
  'yopmail.fr',
  'yopmail.net',
]

/** Whether the address is of one of `domains` or of a subdomain of it. */
export const isDisposable = (email: string, domains: readonly string[]): boolean => {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return domains.some((known) => domain === known || domain.endsWith(`.${known}`))
}
