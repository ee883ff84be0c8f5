import { chakra } from "@chakra-ui/react";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { type Crop, drawCrop, sideOf } from "./crop";
import * as texts from "./texts";

interface Props {
  picture: ImageBitmap;
  crop: Crop;
  onMove(changes: Partial<Crop>): void;
}

const drawnSide = 640;
/** One press of an arrow key moves the square by this share of its side. */
const step = 0.05;

/** The square as it will be, with the circle in which it is shown. */
export function CropFrame({ picture, crop, onMove }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  // The dialog was open before the picture was.
  useEffect(() => frame.current?.focus(), []);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  const side = sideOf(picture, crop.zoom);

  const drag = ({ buttons, currentTarget, movementX, movementY }: PointerEvent<HTMLElement>) => {
    if (buttons === 0) return;
    const scale = side / currentTarget.clientWidth;
    onMove({ x: crop.x - movementX * scale, y: crop.y - movementY * scale });
  };
  const press = (event: KeyboardEvent) => {
    const changes = changesOf(event.key, crop, side * step);
    if (!changes) return;
    event.preventDefault();
    onMove(changes);
  };
  return (
    <chakra.div
      ref={frame}
      // The keys of a screen reader must arrive here.
      role="application"
      aria-label={texts.frame}
      tabIndex={0}
      position="relative"
      overflow="hidden"
      width="full"
      maxWidth="20rem"
      aspectRatio="1"
      borderRadius="md"
      cursor="move"
      touchAction="none"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    >
      <chakra.canvas ref={canvas} width={drawnSide} height={drawnSide} css={{ width: "100%", height: "100%" }} />
      <chakra.span
        position="absolute"
        inset="0"
        borderRadius="full"
        boxShadow="0 0 0 999px rgb(20 18 45 / 45%)"
        pointerEvents="none"
      />
    </chakra.div>
  );
}

function changesOf(key: string, { x, y, zoom }: Crop, by: number): Partial<Crop> | null {
  if (key === "ArrowLeft") return { x: x - by };
  if (key === "ArrowRight") return { x: x + by };
  if (key === "ArrowUp") return { y: y - by };
  if (key === "ArrowDown") return { y: y + by };
  if (key === "+" || key === "=") return { zoom: zoom + 0.1 };
  if (key === "-") return { zoom: zoom - 0.1 };
  return null;
}
