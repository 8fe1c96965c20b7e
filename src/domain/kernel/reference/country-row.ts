/** As a country is written in the tables: ISO numeric code, alpha-2 code, dial code, usual English name. */
export type CountryRow = readonly [id: number, code: string, dialCode: string, name: string]
