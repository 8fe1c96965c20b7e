/** Gifts in somebody's backpack (GIFT-6); those of one kind that expire together are one row. */
export interface GoodsTable {
  user_id: number
  gift_id: number
  /** 0: never. */
  expires_at: number
  count: number
}
