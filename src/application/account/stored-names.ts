import { storedKeys } from '../kernel/stored-keys'

/** Session storage: the path in the product that the visit began with (ACCT-80). */
export const LANDING_KEY = 'CAMC_LANDING'

/** Session storage: what has to outlive the way to a provider and back. */
export const PASSAGE_KEY = 'CAMC_PASSAGE'

/** Cookie: reports of use may be made (SAFE-11). */
export const COOKIES_ACCEPTED = 'cookieAccepted'

/** Session storage: the cookie notice was put away, until the next login (SAFE-10). */
export const COOKIES_LATER_KEY = 'CAMC_COOKIES_LATER'

/** Local storage: when a code was sent to which number (ACCT-25). */
export const CODE_TIMES_KEY = 'CAMC_SMS_SEND_TIME'

/** Local storage: where the person seems to be (DATA-7). */
export const COUNTRY_ID_KEY = storedKeys.countryId.name
export const COUNTRY_CODE_KEY = storedKeys.countryCode.name
export const ADDRESS_KEY = storedKeys.address.name
