/** Local storage: the shop has answered, so that whoever comes back to it came from elsewhere (COIN-33, COIN-34). */
export const SHOP_JUMP_KEY = 'CAMC_SHOP_FROM_OTHER'
