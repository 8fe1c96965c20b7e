import { storedKeys } from '../kernel/stored-keys'

/** Local storage: the shop has answered, so that whoever comes back to it came from elsewhere (COIN-33, COIN-34). */
export const SHOP_JUMP_KEY = storedKeys.shopJump.name
