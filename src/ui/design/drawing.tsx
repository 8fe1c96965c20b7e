import type { ReactNode } from 'react'
import styles from './drawing.module.css'

export type DrawingName = 'friends' | 'messages' | 'search' | 'offline' | 'error' | 'coins' | 'call'

const d = styles

const drawings: Readonly<Record<DrawingName, ReactNode>> = {
  friends: (
    <>
      <circle className={d.paper} cx="58" cy="62" r="27" />
      <circle className={d.line} cx="58" cy="55" r="10" />
      <path className={d.line} d="M39 81c3-10 10-14 19-14s16 4 19 14" />
      <circle className={d.faint} cx="108" cy="62" r="26" />
      <path className={d.warm} d="M108 54v16M100 62h16" />
    </>
  ),
  messages: (
    <>
      <path
        className={d.paper}
        d="M34 34h56a12 12 0 0 1 12 12v22a12 12 0 0 1-12 12H56L40 92V80h-6a12 12 0 0 1-12-12V46a12 12 0 0 1 12-12z"
      />
      <path className={d.line} d="M40 51h42M40 64h26" />
      <path
        className={d.reply}
        d="M90 62h36a11 11 0 0 1 11 11v15a11 11 0 0 1-11 11h-3v11l-14-11H90a11 11 0 0 1-11-11V73a11 11 0 0 1 11-11z"
      />
      <path className={d.warm} d="M97 81h.01M108 81h.01M119 81h.01" />
    </>
  ),
  search: (
    <>
      <circle className={d.paper} cx="72" cy="54" r="31" />
      <circle className={d.line} cx="72" cy="54" r="31" />
      <path className={d.line} d="m95 77 18 18" />
      <circle className={d.warm} cx="72" cy="48" r="8" />
      <path className={d.warm} d="M57 69c2-8 8-11 15-11s13 3 15 11" />
    </>
  ),
  offline: (
    <>
      <path className={d.paper} d="M46 88a21 21 0 0 1-3-41 31 31 0 0 1 60-2 22 22 0 0 1 9 43z" />
      <path className={d.line} d="M46 88a21 21 0 0 1-3-41 31 31 0 0 1 60-2 22 22 0 0 1 9 43z" />
      <path className={d.warm} d="m68 58 20 20M88 58 68 78" />
    </>
  ),
  error: (
    <>
      <rect className={d.paper} x="34" y="26" width="92" height="68" rx="12" />
      <path className={d.line} d="M34 44h92" />
      <path className={d.warm} d="M80 56v14" />
      <circle className={d.lamp} cx="80" cy="79" r="2" />
      <path className={d.line} d="M44 35h.01M52 35h.01" />
    </>
  ),
  coins: (
    <>
      <path className={d.paper} d="M52 58v22c0 7 13 12 28 12s28-5 28-12V58z" />
      <path className={d.line} d="M52 58v22c0 7 13 12 28 12s28-5 28-12V58M52 69c0 7 13 12 28 12s28-5 28-12" />
      <ellipse className={d.ground} cx="80" cy="56" rx="28" ry="12" />
      <ellipse className={d.line} cx="80" cy="56" rx="28" ry="12" />
      <path className={d.warm} d="m74 53 6 6 6-6M80 28v10M60 34l4 6M100 34l-4 6" />
    </>
  ),
  call: (
    <>
      <rect className={d.paper} x="30" y="38" width="68" height="50" rx="12" />
      <rect className={d.line} x="30" y="38" width="68" height="50" rx="12" />
      <path className={d.line} d="m98 58 24-12v34L98 68" />
      <circle className={d.warm} cx="64" cy="59" r="7" />
      <path className={d.warm} d="M51 77c2-7 7-9 13-9s11 2 13 9" />
    </>
  ),
}

/** A small drawing in two strokes: the scene in grey, what to do in the accent. */
export const Drawing = ({ name }: { readonly name: DrawingName }) => (
  <svg className={d.drawing} viewBox="0 0 160 120" aria-hidden focusable="false">
    <ellipse className={d.ground} cx="80" cy="62" rx="72" ry="50" />
    {drawings[name]}
  </svg>
)
