/** Coins of each pack; the names are the `coinCode` of COIN-4. */
const coins = { coins80: 80, coins220: 220, coins480: 480, coins1050: 1_050, coins2800: 2_800, coins6000: 6_000 }

/** Packs that are sold for a while only, to whom they are offered (COIN-59, COIN-60). */
const flashCoins = { flash180: 180, flash1000: 1_000 }

type PackCode = keyof typeof coins | keyof typeof flashCoins

/** Prices of the usual packs, the smallest first, then of the flash packs. */
const list = (
  coins80: number,
  coins220: number,
  coins480: number,
  coins1050: number,
  coins2800: number,
  coins6000: number,
  flash180: number,
  flash1000: number,
): Record<PackCode, number> => ({
  coins80,
  coins220,
  coins480,
  coins1050,
  coins2800,
  coins6000,
  flash180,
  flash1000,
})

/**
 * What a pack costs, in the smallest unit of the currency, before a provider's fee; 0 withdraws it. `ZZ` is the list of the
 * generic country, in US dollars (COIN-16).
 */
const prices = {
  USD: list(199, 499, 999, 1_999, 4_999, 9_999, 299, 1_499),
  ZZ: list(199, 499, 999, 1_999, 4_999, 9_999, 299, 1_499),
  EUR: list(199, 499, 999, 1_999, 4_999, 9_999, 299, 1_499),
  GBP: list(179, 429, 849, 1_699, 4_199, 8_499, 249, 1_299),
  CHF: list(190, 490, 990, 1_990, 4_990, 9_990, 290, 1_490),
  DKK: list(1_500, 3_700, 7_400, 14_900, 36_900, 73_900, 2_200, 10_900),
  NOK: list(2_200, 5_500, 10_900, 21_900, 54_900, 109_900, 3_300, 16_400),
  SEK: list(2_100, 5_300, 10_500, 20_900, 52_500, 104_900, 3_100, 15_700),
  PLN: list(799, 1_999, 3_999, 7_999, 19_999, 39_999, 1_199, 5_999),
  TRY: list(7_999, 19_999, 39_999, 79_999, 199_999, 399_999, 11_999, 59_999),
  ILS: list(740, 1_850, 3_690, 7_390, 18_490, 36_990, 1_090, 5_490),
  AED: list(749, 1_849, 3_699, 7_399, 18_499, 36_999, 1_099, 5_499),
  SAR: list(749, 1_899, 3_799, 7_499, 18_999, 37_999, 1_099, 5_599),
  KWD: list(610, 1_530, 3_050, 6_090, 15_250, 30_490, 920, 4_590),
  QAR: list(729, 1_819, 3_639, 7_279, 18_199, 36_399, 1_089, 5_459),
  INR: list(14_900, 39_900, 79_900, 159_900, 399_900, 799_900, 22_900, 119_900),
  IDR: list(2_900_000, 7_500_000, 14_900_000, 29_900_000, 74_900_000, 149_900_000, 4_500_000, 22_500_000),
  MYR: list(890, 2_190, 4_390, 8_890, 21_900, 43_900, 1_290, 6_590),
  PHP: list(10_900, 27_900, 54_900, 109_900, 279_900, 549_900, 16_500, 83_900),
  JPY: list(300, 750, 1_500, 3_000, 7_500, 15_000, 450, 2_250),
  KRW: list(2_500, 6_500, 13_000, 26_000, 65_000, 130_000, 3_900, 19_500),
  BRL: list(990, 2_490, 4_990, 9_990, 24_990, 49_990, 1_490, 7_490),
  MXN: list(3_500, 8_900, 17_900, 35_900, 89_900, 179_900, 5_300, 26_900),
  AUD: list(299, 749, 1_499, 2_999, 7_499, 14_999, 449, 2_249),
  CAD: list(279, 699, 1_399, 2_799, 6_999, 13_999, 419, 2_099),
  NZD: list(329, 829, 1_649, 3_299, 8_299, 16_499, 499, 2_499),
}

/** The same figure for each provider, but for those that are named. */
const providers = (usual: number, own: Readonly<Record<string, number>> = {}) => ({
  giropay: usual,
  ideal: usual,
  checkout: usual,
  payermax: usual,
  codapay: usual,
  livpay: usual,
  pagsmile: usual,
  paydibs: usual,
  payssion: usual,
  klarna: usual,
  cpay: usual,
  dlocal: usual,
  xendit: usual,
  rapyd: usual,
  pingpong: usual,
  citecu: usual,
  jindou: usual,
  ...own,
})

/** Coins that are sold, for how much, and through whom. */
export const shop = {
  coins,
  flashCoins,
  prices,
  /** COIN-8: coins on top of a pack, in percent of its coins. */
  extraPercent: providers(0, { payermax: 5, codapay: 10, livpay: 10, pingpong: 5, citecu: 20, jindou: 20 }),
  /** COIN-18: what the provider keeps of a payment, in millionths; the price is so much higher. */
  feeMillionths: providers(0),
}
