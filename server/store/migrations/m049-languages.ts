/** The language of the product on a device, by its code: the numbers of the wire do not name all of them. */
export const statements: readonly string[] = [`alter table sessions add column language text not null default ''`]
