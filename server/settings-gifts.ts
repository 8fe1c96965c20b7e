/** Prices of gifts, and what hosts earn by them. */
export const gifts = {
  /** Coins for each gift; 0 withdraws it. */
  prices: {
    firefly: 1,
    tea: 5,
    rose: 9,
    lantern: 19,
    macaron: 29,
    balloon: 49,
    bouquet: 79,
    perfume: 99,
    moon: 149,
    teddy: 199,
    ring: 299,
    firework: 399,
    boat: 599,
    crown: 999,
  },
  /** Points of a host for a hundred coins that a gift cost. */
  pointsPercent: 50,
  /** The same for a gift out of a backpack, by its price. */
  backpackPointsPercent: 0,
}
