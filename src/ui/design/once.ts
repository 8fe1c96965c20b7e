/** Makes something for each language once: a browser takes far longer to make a format than to write with it. */
export const once = <A>(make: (language: string) => A): ((language: string) => A) => {
  const made = new Map<string, A>()
  return (language) => {
    const known = made.get(language) ?? make(language)
    made.set(language, known)
    return known
  }
}
