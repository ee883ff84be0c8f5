import type { SVGProps } from "react";

interface IconData {
  node: readonly [tag: "path", attributes: SVGProps<SVGPathElement>][];
}

interface Props extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/**
 * Draws an icon of lucide-react. The build puts it in the place of the library's own function, which brings contexts,
 * class names and stroke sizes that no icon here uses.
 */
// The library imports it as the default export of a module.
// eslint-disable-next-line no-restricted-exports
export default function createLucideIcon({ node }: IconData) {
  return function LucideIcon({ size = 24, ...rest }: Props) {
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
        {node.map(([Tag, { key, ...attributes }]) => (
          <Tag key={key} {...attributes} />
        ))}
      </svg>
    );
  };
}
