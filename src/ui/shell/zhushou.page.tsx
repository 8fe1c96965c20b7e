import { useSearch } from 'wouter'
import { Framed } from './framed'
import { useBack } from './use-back'

/** A page of a helper, named by the address. @rule SHELL-26 SHELL-27 */
export const Page = () => {
  const url = new URLSearchParams(useSearch()).get('url') ?? ''
  return <Framed url={url} onClose={useBack()} />
}
