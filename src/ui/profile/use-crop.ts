import { useRef, useState, type KeyboardEvent, type PointerEvent, type WheelEvent } from 'react'
import type { Size } from '../../domain/kernel/picture-cut'
import { moveCrop, NEAREST, wholeCrop, zoomCrop, type Crop } from '../../domain/profile/crop'

/** How far an arrow key moves, in parts of the frame. */
const STEP = 0.04
/** How much nearer a press of plus comes. */
const NEARER = 1.15
/** Wheels and touch pads tell distances in pixels. */
const WHEEL = 0.0022

const arrows: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

const zooms: Readonly<Record<string, number>> = { '+': NEARER, '=': NEARER, '-': 1 / NEARER }

type Finger = { readonly x: number; readonly y: number }

const distance = ([one, other]: readonly Finger[]): number =>
  one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y)

/** The part of a picture that is taken: dragged, pinched, wheeled or moved by keys. */
export const useCrop = (picture: Size, shape: Size) => {
  const [crop, setCrop] = useState<Crop>(wholeCrop)
  const fingers = useRef(new Map<number, Finger>())
  const move = (by: Finger) => setCrop((now) => moveCrop(picture, shape, now, by))
  const zoom = (factor: number) => setCrop((now) => zoomCrop(picture, shape, now, factor))

  const drag = ({ clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
    const before = fingers.current.get(pointerId)
    if (before === undefined) return
    const apart = distance([...fingers.current.values()])
    fingers.current.set(pointerId, { x: clientX, y: clientY })
    const { height, width } = currentTarget.getBoundingClientRect()
    if (fingers.current.size === 1) move({ x: (clientX - before.x) / width, y: (clientY - before.y) / height })
    else if (apart > 0) zoom(distance([...fingers.current.values()]) / apart)
  }
  const release = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)
  const press = (event: KeyboardEvent) => {
    const by = arrows[event.key]
    const factor = zooms[event.key]
    if (by === undefined && factor === undefined) return
    event.preventDefault()
    if (by !== undefined) move(by)
    if (factor !== undefined) zoom(factor)
  }
  return {
    crop,
    /** From 1, the whole, to `NEAREST`. */
    setZoom: (goal: number) => zoom(Math.min(NEAREST, goal) / crop.zoom),
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      },
      onPointerMove: drag,
      onPointerUp: release,
      onPointerCancel: release,
      onWheel: ({ deltaY }: WheelEvent) => zoom(Math.exp(-deltaY * WHEEL)),
      onKeyDown: press,
    },
  }
}
