/** Coins that somebody gets once in a life for it; 0: none are given, and it is not offered. */
export const rewards = {
  /** TASK-39: the product runs as an installed app. */
  install: 100,
  /** TASK-52: the person lets the product send notices. */
  push: 200,
}
