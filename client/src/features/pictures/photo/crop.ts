/** A square of a picture: its centre in pixels of the picture, and how much larger it is shown than the largest square. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const maxZoom = 4;

/** The largest square, in the middle. */
export const wholeOf = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** The side of the square in pixels of the picture. */
export const sideOf = ({ width, height }: Size, zoom: number): number => Math.min(width, height) / zoom;

/** The nearest square that is whole inside the picture. */
export function keepInside(size: Size, { x, y, zoom }: Crop): Crop {
  const near = Math.min(maxZoom, Math.max(1, zoom));
  const half = sideOf(size, near) / 2;
  const within = (value: number, length: number) => Math.min(length - half, Math.max(half, value));
  return { x: within(x, size.width), y: within(y, size.height), zoom: near };
}

/** Draws the square into all of a canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, zoom }: Crop): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const side = sideOf(picture, zoom);
  context.imageSmoothingQuality = "high";
  // Behind transparent pictures, which are stored without transparency.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x - side / 2, y - side / 2, side, side, 0, 0, canvas.width, canvas.height);
}

const storedSide = 512;

/** The square as a file. */
export async function cutOut(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = storedSide;
  drawCrop(canvas, picture, crop);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/jpeg", 0.9);
  });
}
