/** `document` with its cookies, and every line that was written. */
export const makePage = () => {
  const cookies = new Map<string, string>()
  const written: string[] = []
  return {
    written,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      written.push(line)
      const [pair = ''] = line.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (line.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    },
  }
}
