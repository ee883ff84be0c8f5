import type { ComponentType, ReactNode, SVGProps } from "react";

interface IconProps extends SVGProps<SVGSVGElement> {
  /** In pixels, or any length. Left out: 24. */
  size?: number | string;
}

export type Icon = ComponentType<IconProps>;

/** An icon made of these lines, on a square of 24. It says nothing to screen readers: what it stands on does. */
export const drawIcon = (lines: ReactNode): Icon =>
  function Icon({ size = 24, ...rest }: IconProps) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...rest}
      >
        {lines}
      </svg>
    );
  };
