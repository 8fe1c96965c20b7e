const PICTURE = 'm=video'
/** What goes beside pictures to repair them. */
const REPAIRS = /^(?:rtx|red|ulpfec|flexfec-03)$/i
const RATE = /^x-google-\w+-bitrate=/

/** The payload type of a line `a=rtpmap:96 VP8/90000`, of pictures only. */
const payloadOf = (line: string): string | null => {
  const [, payload, codec] = /^a=rtpmap:(\d+) ([^/]+)\//.exec(line) ?? []
  return payload === undefined || codec === undefined || REPAIRS.test(codec) ? null : payload
}

/** What of the other side's wishes for a payload type is kept: everything but rates. */
const formatOf = (lines: readonly string[], payload: string): readonly string[] => {
  const intro = `a=fmtp:${payload} `
  const said = lines.filter((line) => line.startsWith(intro)).flatMap((line) => line.slice(intro.length).split(';'))
  return said.map((one) => one.trim()).filter((one) => one !== '' && !RATE.test(one))
}

const withRate = (section: string, kilobits: number): string => {
  const lines = section.split('\r\n')
  const pictures = lines.flatMap((line) => payloadOf(line) ?? [])
  const isFormat = (line: string) => pictures.some((payload) => line.startsWith(`a=fmtp:${payload} `))
  return lines
    .filter((line) => !isFormat(line))
    .flatMap((line) => {
      const payload = payloadOf(line)
      if (payload === null) return [line]
      const format = [...formatOf(lines, payload), `x-google-start-bitrate=${kilobits}`]
      return [line, `a=fmtp:${payload} ${format.join(';')}`]
    })
    .join('\r\n')
}

/**
 * A description of the other side with which this one begins to send its pictures at that rate: Chromium reads it there, others
 * skip it. What the other side wishes itself is left out.
 */
export const startingAt = (sdp: string, kilobits: number): string =>
  sdp
    .split(/(?=^m=)/m)
    .map((section) => (section.startsWith(PICTURE) ? withRate(section, kilobits) : section))
    .join('')
