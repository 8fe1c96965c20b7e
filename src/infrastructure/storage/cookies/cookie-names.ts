/** Names of DATA-22. */
export const USER_ID_COOKIE = 'user_login_id'
export const TOKEN_COOKIE = 'user_token'
export const DEVICE_COOKIE = 'user_d_id'
