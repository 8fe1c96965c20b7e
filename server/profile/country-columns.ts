import type { Country } from '../../src/domain/kernel/reference/countries'

/** Both columns of somebody's country; one that the table does not have is stored as none. */
export const countryColumns = (country: Country | undefined) => ({
  country_id: country?.id ?? 0,
  country_code: country?.code ?? '',
})
