/** Coins that a request costs where the deployment says nothing else (@rule FRND-6). */
export const ADD_FRIEND_PRICE = 9
